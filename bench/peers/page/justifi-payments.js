import '@justifi/webcomponents/dist/module/justifi-config-provider.js'
import '@justifi/webcomponents/dist/module/justifi-payments-list-filters.js'
import '@justifi/webcomponents/dist/module/justifi-payments-list.js'

document.getElementById('list').innerHTML = `
  <justifi-config-provider api-origin="${location.origin}"></justifi-config-provider>
  <justifi-payments-list-filters></justifi-payments-list-filters>
  <justifi-payments-list account-id="acc_1" auth-token="token"></justifi-payments-list>`
