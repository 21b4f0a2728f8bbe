/** Adds two announced wallets, and blocks all requests except to the page's own server. */
export async function blockExternalRequests(context, origin) {
  await context.route(
    (url) => url.origin !== origin && /^(https?|wss?):$/.test(url.protocol),
    (route) => route.abort('connectionrefused'),
  )
  await context.addInitScript(() => {
    const icon =
      'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32">' +
      '<circle cx="16" cy="16" r="16" fill="teal"/></svg>'
    const wallets = ['First', 'Second'].map((name, index) => ({
      info: {
        uuid: `00000000-0000-4000-8000-00000000000${index}`,
        name: `${name} wallet`,
        icon,
        rdns: `example.${name.toLowerCase()}`,
      },
      provider: {
        request: async ({ method }) => (method === 'eth_chainId' ? '0x1' : []),
        on: () => {},
        removeListener: () => {},
      },
    }))
    const announce = () =>
      wallets.forEach((detail) =>
        dispatchEvent(
          new CustomEvent('eip6963:announceProvider', { detail: Object.freeze(detail) }),
        ),
      )
    addEventListener('eip6963:requestProvider', announce)
    announce()
  })
}
