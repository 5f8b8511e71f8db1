export { FleetDashboard, type FleetDashboardProps } from './FleetDashboard.tsx'
export { PriceMovementChart, type PriceMovementChartProps } from './chart/PriceMovementChart.tsx'
export { LoyaltyPanel, type LoyaltyPanelProps } from './loyalty/LoyaltyPanel.tsx'
export {
  SatisfactionSurvey,
  type SatisfactionSurveyProps,
  type SurveyReasons,
} from './survey/SatisfactionSurvey.tsx'
