import { defineFleetElements } from 'fleet-portal-kit/elements'
import { createApp } from 'vue'
import App from './App.vue'

defineFleetElements()
createApp(App).mount('#app')
