import { LoginProvider } from './login/LoginProvider.tsx'
import { AccountContent } from './AccountContent.tsx'

/** The account at the gateway: signing in, the account and what may be stored for it. */
export const AccountScreen = () => (
  <LoginProvider>
    <AccountContent />
  </LoginProvider>
)
