const announced = [
  { name: 'First wallet', rdns: 'example.first' },
  { name: 'Second wallet', rdns: 'example.second' },
]

/**
 * Adds announced wallets, which approve, and blocks all requests except to the page's own server.
 * @param {import('playwright').BrowserContext} context
 * @param {string} origin
 */
export async function blockExternalRequests(context, origin, wallets = announced) {
  await context.route(
    (url) => url.origin !== origin && /^(https?|wss?):$/.test(url.protocol),
    (route) => route.abort('connectionrefused'),
  )
  await context.addInitScript((names) => {
    const icon =
      'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32">' +
      '<circle cx="16" cy="16" r="16" fill="teal"/></svg>'
    const account = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
    const wallets = names.map(({ name, rdns }, index) => {
      let accounts = []
      const answers = {
        eth_chainId: () => '0x1',
        net_version: () => '1',
        eth_requestAccounts: () => (accounts = [account]),
        wallet_requestPermissions: () => {
          accounts = [account]
          return [
            {
              parentCapability: 'eth_accounts',
              caveats: [{ type: 'restrictReturnedAccounts', value: accounts }],
            },
          ]
        },
      }
      return {
        info: { uuid: `00000000-0000-4000-8000-00000000000${index}`, name, icon, rdns },
        provider: {
          request: async ({ method }) => answers[method]?.() ?? accounts,
          on: () => {},
          removeListener: () => {},
        },
      }
    })
    const announce = () =>
      wallets.forEach((detail) =>
        dispatchEvent(
          new CustomEvent('eip6963:announceProvider', { detail: Object.freeze(detail) }),
        ),
      )
    addEventListener('eip6963:requestProvider', announce)
    announce()
  }, wallets)
}
