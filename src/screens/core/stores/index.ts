export {
  appsKey,
  type CustomApp,
  parseApps,
  type StoredApps,
  toggled,
  useAppsTrouble,
  useStoredApps,
} from './appStore.ts'
export {
  hasDust,
  type Hidden,
  parseHiddenTokens,
  useHiddenLists,
  useHiddenTokens,
  whyHidden,
  withChoice,
} from './hiddenTokens.ts'
export {
  parsePortfolio,
  type PortfolioChoice,
  portfolioKey,
  usePortfolioChoice,
  withChosen,
} from './portfolio.ts'
export {
  isPinned,
  parseSafesOrder,
  type SafesOrder,
  type SafeSort,
  safeSorts,
  useSafesOrder,
  withPinToggled,
} from './safesOrder.ts'
export {
  afterSigning,
  type ChangeDraft,
  changeDraft,
  currentDraft,
  type DraftCall,
  draftsKey,
  movedCall,
  readBuilderCall,
  type TransactionDraft,
  useDraftsTrouble,
  useTransactionDraft,
  withCall,
  withCalls,
  withCallsBack,
  withoutCall,
} from './transactionDraft.ts'
