import { FleetDrivers } from 'fleet-portal-kit/drivers'
import { renderKit } from './renderKit.js'

renderKit(FleetDrivers)
