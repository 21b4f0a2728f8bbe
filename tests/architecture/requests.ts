/** How a source can make the browser request something, by the text that does it. */
const makers: readonly (readonly [maker: string, text: RegExp])[] = [
  ['fetch', /(?<![.\w'])(?:globalThis\.|window\.)?fetch\(|= globalThis\.fetch/],
  ['XMLHttpRequest', /\bXMLHttpRequest\b/],
  ['sendBeacon', /\bsendBeacon\b/],
  ['socket', /\bnew (?:WebSocket|EventSource|WebTransport|RTCPeerConnection)\b/],
  ['worker', /\bnew (?:Shared)?Worker\(|serviceWorker\.register\(|\bimportScripts\(/],
  ['picture', /<img\b|\bnew Image\b|<image\b|<source\b|srcSet=|poster=/],
  ['frame', /<iframe\b|\.src = |<object\s|<embed\s|srcDoc=/],
  ['media', /<video\b|<audio\b|<track\b|\bnew Audio\b/],
  ['markup', /dangerouslySetInnerHTML|\.innerHTML = |insertAdjacentHTML|document\.write/],
  ['navigation', /window\.open\(|location\.(?:assign|replace)\(|location(?:\.href)? = /],
  ['link', /<link\b|createElement\('link'\)/],
  ['client', /(?<![.\w])(?:createClient|createPublicClient|createConfig)\(/],
  ['avatar', /\bgetEnsAvatar\b/],
]

const comment = /^\s*(?:\/\/|\*|\/\*)/

/** The ways in which a source makes requests. */
export function requestMakersIn(source: string): string[] {
  const lines = source.split('\n').filter((line) => !comment.test(line))
  return makers.flatMap(([maker, text]) => (lines.some((line) => text.test(line)) ? [maker] : []))
}

/**
 * The sources that make requests, and who chose the host of each: `config.json`, the app's table of
 * nodes, or the user. Contracts, names, the gateway, links, and files are never enough.
 */
export const requestMakers: Readonly<Record<string, readonly string[]>> = {
  // Hosts of config.json and the page's own.
  'src/gateway/client.ts': ['fetch'],
  'src/app/loadConfig.ts': ['fetch'],
  'src/app/useStartup.ts': ['fetch'],
  'src/app/hasChangedScripts.ts': ['fetch'],
  'src/screens/settings/general/loadSiteBuild.ts': ['fetch'],
  'src/screens/common/pastPrices/loadPastPrices.ts': ['fetch'],
  'src/app/push/browserPush.ts': ['worker', 'link'],
  'src/screens/core/code/isReachable.ts': ['fetch'],
  'src/wallet/connect/DialogBoundary.tsx': ['fetch'],
  // Nodes, without the servers that contracts name (EIP-3668).
  'src/base/transport/batch.ts': ['fetch'],
  'src/chain/client.ts': ['client'],
  'src/wallet/createWalletConfig.ts': ['client'],
  // Hosts that the user has seen and chosen.
  'src/chain/names/nameServer.ts': ['fetch'],
  'src/screens/apps/manifest/fetchManifest.ts': ['fetch'],
  'src/screens/safe/nfts/NftPicture.tsx': ['picture'],
  'src/ui/Mark/Mark.tsx': ['picture'],
  'src/screens/apps/open/AppFrame.tsx': ['frame'],
  'src/apps/host/createHost.ts': ['frame'],
  // Pictures within a data URL, or of the app around the kit.
  'src/wallet/connect/WalletIcon.tsx': ['picture'],
  'src/wallet/network/ChainIcon.tsx': ['picture'],
  // The camera's stream.
  'src/screens/common/scan/ScannerView.tsx': ['media'],
  // Only where the app around the kit turns avatars on.
  'src/wallet/account/Avatar.tsx': ['picture'],
  'src/wallet/account/readImage.ts': ['avatar'],
}
