export { type VerifiedSignin, verifySignin } from '../verifySignin.ts'
export {
  createSigninHandlers,
  type SigninHandlers,
  type SigninHandlersOptions,
  type SigninSession,
} from './signinHandlers.ts'
