import { LoginProvider } from './login/LoginProvider.tsx'
import { AccountContent } from './AccountContent.tsx'

/** The account at the gateway: sign-in, the account, and its data. */
export const AccountScreen = () => (
  <LoginProvider>
    <AccountContent />
  </LoginProvider>
)
