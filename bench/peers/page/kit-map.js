import { StationMap } from 'fleet-portal-kit/stations'
import { renderKit } from './renderKit.js'

renderKit(StationMap)
