/** Exported components without their own stories, and why. */
export const withoutStories: Record<string, string> = {
  ThemePortals:
    'It draws nothing: an empty place for dialogs, and two regions that are only heard.',
  ReviewEnd: 'It draws nothing: it reports that the end of a review was on the screen.',
  WalletProvider: 'It draws nothing.',
  WalletModalProvider: 'It draws nothing of its own: it opens the dialogs.',
  AccountModalProvider: 'It draws nothing of its own: it opens the dialogs.',
  SigninProvider: 'It draws nothing of its own: it opens the dialog.',
  EnvironmentProvider: 'It draws nothing.',
  AppLanguageProvider: 'It draws nothing.',
  NamesProvider: 'It draws nothing of its own: it opens the dialog for contacts.',
  PricesProvider: 'It draws nothing.',
  PageQueryProvider: 'It draws nothing.',
  Follower: 'It draws nothing.',
  RowDialogs: 'It draws one of the dialogs of transactions, which have stories.',
  TransactionDialogs: 'It draws one of the dialogs of transactions, which have stories.',
  NewTransactionDialogs: 'It draws one of the dialogs of its page, which have stories.',
  AppFrame: "It is the app's own page, of another site; Open app view shows what is around it.",
  OpenedApp: 'It is Open app view around that page.',
  GatewayHints: 'It draws Hints view once the gateway has answered.',
  App: 'It is every page with the frame around them: the demo is this component.',
  Start: 'It is App, or one of the views of Screens/System while that can’t be loaded.',
}
