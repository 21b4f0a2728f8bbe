/** Test networks have their main network's mark on gray. */
const testGround = '#79849a'

const line = (d: string, ink = '#fff') =>
  `<path fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round" ` +
  `stroke-linejoin="round" d="${d}"/>`
const shape = (d: string, ink = '#fff') => `<path fill="${ink}" d="${d}"/>`
const disc = (x: number, y: number, radius: number, ink = '#fff') =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${ink}"/>`

const circle = (x: number, radius: number, width = 2, ink = '#fff') =>
  `<circle cx="${x}" cy="12" r="${radius}" fill="none" stroke="${ink}" stroke-width="${width}"/>`

const on = (ground: string, mark: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">' +
      `<path fill="${ground}" d="M0 0h24v24H0z"/>${mark}</svg>`,
  )}`

// Drawn for this project: simple signs in the colors of the networks, not their logos.
const ethereum = `${shape('m12 4 5 8-5 3-5-3z')}${shape('m12 20-5-6.5 5 3 5-3z')}`
const optimism = `${circle(8.2, 3)}${line('M14.2 15V9h2.3a1.9 1.9 0 0 1 0 3.8h-2.3')}`
const base = shape('M8.5 7.5h7a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1z')
const arbitrum = line('M7 16.5 12 7l5 9.5M12 12.5v4')
const polygon = line('m9 9.5 3.5 2v4l-3.5 2-3.5-2v-4zm6-3 3.5 2v4l-3.5 2-3.5-2v-4z')
const bnb =
  shape('m12 9.5 2.5 2.5-2.5 2.5L9.5 12z', '#20242c') + line('m8 9 4-4 4 4M8 15l4 4 4-4', '#20242c')
const avalanche = shape('M12 5.5 19 18h-4.5L12 13.5 9.5 18H5z')
const gnosis = line('M6.5 8.5a3 3 0 0 0 5.5 3 3 3 0 0 0 5.5-3M9.5 15.5l2.5 2 2.5-2')
const zksync = line('M6 9.5h11l-3-3M18 14.5H7l3 3')
const linea = `${line('M8 8v9h8')}${disc(16, 8, 1.6)}`
const scroll = line('M7.5 8h9M7.5 12h9M7.5 16h5', '#5b3a0e')
const celo = circle(12, 4.5, 2.5, '#20242c')
const monad = line('m12 6 6 6-6 6-6-6z')
const unichain = line('M8 7v5.5a4 4 0 0 0 8 0V7')

/** A picture for each network of `markedChains.ts`, as a data URI, by chain ID. */
export const networkMarks: Readonly<Record<number, string>> = {
  1: on('#627eea', ethereum),
  10: on('#ff0420', optimism),
  25: on('#002d74', line('m12 5.5 5.5 3.2v6.6L12 18.5l-5.5-3.2V8.7zM12 10v4')),
  56: on('#f0b90b', bnb),
  97: on(testGround, bnb),
  100: on('#3e6957', gnosis),
  130: on('#f50db4', unichain),
  137: on('#8247e5', polygon),
  143: on('#836ef9', monad),
  146: on('#0b2a4a', line('M5.5 14.5c4 0 4-5 7-5 2.5 0 2.5 3 6 3')),
  196: on('#2a2f3a', shape('M6 6h4v4H6zm8 0h4v4h-4zm-4 4h4v4h-4zm-4 4h4v4H6zm8 0h4v4h-4z')),
  204: on('#f0b90b', line('m8 12 4-4 4 4-4 4z', '#20242c')),
  250: on('#1969ff', line('M9 17.5V7h7M9 12h5.5')),
  252: on('#2a2f3a', line('M8 7h8M8 12h5M8 7v10')),
  300: on(testGround, zksync),
  324: on('#1e69ff', zksync),
  480: on('#2a2f3a', `${circle(12, 6)}${line('M9.5 12h8.5')}`),
  747: on('#00c878', line('M16.5 7.5h-2a3 3 0 0 0-3 3V13a2.5 2.5 0 1 1-2.5-2.5h6.5', '#16181d')),
  999: on('#0f3933', shape('M5.5 8v8l6.5-4 6.5 4V8L12 12z', '#97fce4')),
  1088: on('#00a8c4', line('M7 16V8l5 5 5-5v8')),
  1284: on(
    '#15306b',
    shape('M6 12.5a6 6 0 0 1 12 0z', '#53cbc8') +
      disc(8, 15.5, 1.2) +
      disc(12, 16.5, 1.2) +
      disc(16, 15.5, 1.2),
  ),
  1301: on(testGround, unichain),
  1329: on('#9b1c2e', line('M6 9.5c3-2.5 4 1 6 1s4-2.5 6 0M6 14.5c3-2.5 4 1 6 1s4-2.5 6 0')),
  1868: on('#2a2f3a', `${circle(12, 5.5)}${disc(12, 12, 2)}`),
  2020: on('#1273ea', line('M8 18V7h5a3 3 0 0 1 0 6H8m5 0 3 5')),
  2741: on('#00a862', line('M12 6v12M6.8 9l10.4 6M17.2 9 6.8 15')),
  5000: on(
    '#2a2f3a',
    line('M12 5v4M12 15v4M5 12h4M15 12h4M7 7l2.5 2.5M14.5 14.5 17 17M17 7l-2.5 2.5M9.5 14.5 7 17'),
  ),
  8217: on('#2a2f3a', line('M8 7v10M16 7l-6 5 6 5', '#bff009')),
  8453: on('#0052ff', base),
  10143: on(testGround, monad),
  10200: on(testGround, gnosis),
  17000: on(testGround, ethereum),
  33139: on('#0054fa', `${disc(9, 11, 2)}${disc(15, 11, 2)}${line('M8.5 16h7')}`),
  34443: on('#dffe00', line('M7 16.5V8l5 4.5L17 8v8.5', '#16181d')),
  42161: on('#213147', line('M7 16.5 12 7l5 9.5M12 12.5v4', '#4db4ff')),
  42170: on('#c4560a', arbitrum),
  42220: on('#fcff52', celo),
  43113: on(testGround, avalanche),
  43114: on('#e84142', avalanche),
  57073: on('#7132f5', shape('M12 5c3 4 4.5 6.3 4.5 9a4.5 4.5 0 0 1-9 0c0-2.7 1.5-5 4.5-9z')),
  59141: on(testGround, linea),
  59144: on('#2a2f3a', linea),
  80002: on(testGround, polygon),
  80094: on('#814625', `${disc(8.5, 8.5, 2)}${disc(15.5, 8.5, 2)}${disc(12, 13, 5)}`),
  81457: on('#fcfc03', shape('M13.5 4.5 7 13h4l-1 6.5L17 11h-4.3z', '#16181d')),
  84532: on(testGround, base),
  167000: on('#e81899', line('M12 6.5 18 16.5H6z')),
  421614: on(testGround, arbitrum),
  534351: on(testGround, line('M7.5 8h9M7.5 12h9M7.5 16h5')),
  534352: on('#ebc28e', scroll),
  560048: on(testGround, ethereum),
  7777777: on('#2b5df0', disc(12, 12, 5)),
  11142220: on(testGround, celo),
  11155111: on(testGround, ethereum),
  11155420: on(testGround, optimism),
}
