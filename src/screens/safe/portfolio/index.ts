export { PortfolioScreen } from './PortfolioScreen.tsx'
