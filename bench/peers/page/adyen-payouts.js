import { PayoutsOverview } from '@adyen/adyen-platform-experience-web'
import { show } from './adyen.js'

await show(PayoutsOverview)
