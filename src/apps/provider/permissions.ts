import type { Permission, PermissionRequest } from '#apps/protocol'
import type { Context, Method } from './context.ts'

const accounts = 'eth_accounts'

/** Apps in a frame always have the account: a host shows them its Safe by opening them. */
const accountPermission = ({ safe }: Context): Permission => ({
  parentCapability: accounts,
  invoker: typeof window === 'undefined' ? '' : window.location.origin,
  caveats: [{ type: 'restrictReturnedAccounts', value: [safe.safeAddress] }],
})

/**
 * EIP-2255 has one object with all permissions; existing SDKs take a list of objects as the first
 * parameter.
 */
const readRequests = ([first, ...others]: readonly unknown[]): unknown =>
  Array.isArray(first) ? first : [first, ...others]

/** The requests without that for the account, which the host does not know. */
function withoutAccounts(requests: unknown): unknown {
  if (!Array.isArray(requests)) return requests
  return requests.flatMap((request: unknown) => {
    if (typeof request !== 'object' || request === null || !Object.hasOwn(request, accounts))
      return [request]
    const left = Object.fromEntries(Object.entries(request).filter(([name]) => name !== accounts))
    return Object.keys(left).length > 0 ? [left] : []
  })
}

export const permissionMethods: Record<string, Method> = {
  wallet_getPermissions: async (context) => [
    ...(await context.sdk.wallet.getPermissions()),
    accountPermission(context),
  ],
  async wallet_requestPermissions(context, params) {
    const requests = readRequests(params)
    const left = withoutAccounts(requests)
    const isForAccount =
      Array.isArray(requests) &&
      Array.isArray(left) &&
      JSON.stringify(left) !== JSON.stringify(requests)
    const own = isForAccount ? [accountPermission(context)] : []
    return isForAccount && left.length === 0
      ? own
      : [...(await context.sdk.wallet.requestPermissions(left as PermissionRequest[])), ...own]
  },
}
