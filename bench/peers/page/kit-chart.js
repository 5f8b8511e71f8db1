import { PriceMovementChart } from 'fleet-portal-kit/dashboard'
import { renderKit } from './renderKit.js'

renderKit(PriceMovementChart)
