export { LoginProvider } from './LoginProvider.tsx'
export type { LoginObstacle } from './loginObstacle.ts'
export type { LoginSession, LoginState } from './loginState.ts'
export { useLogin } from './useLogin.ts'
