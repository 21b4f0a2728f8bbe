import type { CSSProperties, ReactNode } from 'react'
import source from '../../src/ui/theme/tokens.css?raw'
import type { TokenName } from '../../src/ui/theme/tokenNames.ts'
import type { TokenKind } from './tokenGroups.ts'
import styles from './TokensPage.module.css'

export const token = (name: TokenName) => `var(--coffer-${name})`

/** The value in the stylesheet: that of the light theme. */
const valueOf = (name: TokenName) =>
  new RegExp(`--coffer-${name}:\\s*([^;]+);`).exec(source)?.[1] ?? ''

export const swatch: CSSProperties = {
  blockSize: 48,
  inlineSize: 88,
  borderRadius: token('radius-s'),
  border: `1px solid ${token('hairline')}`,
}
const words = '2 of 3 signatures'
const large = { fontSize: token('size-17') }

/** What draws a token of each kind: a style, or an element of its own. */
const drawings: Record<TokenKind, (name: TokenName) => ReactNode> = {
  blur: (name) => <div style={{ ...large, filter: token(name) }}>{words}</div>,
  chroma: (name) => (
    <div style={{ ...swatch, background: `oklch(0.6 ${token(name)} ${token('accent-hue')})` }} />
  ),
  color: (name) => <div style={{ ...swatch, background: token(name) }} />,
  curve: (name) => <Curve points={[...valueOf(name).matchAll(/[\d.]+/g)].map(Number)} />,
  family: (name) => <div style={{ ...large, fontFamily: token(name) }}>0x5aAe…eAed</div>,
  height: (name) => <div style={{ ...swatch, blockSize: token(name) }} />,
  hue: (name) => <div style={{ ...swatch, background: `oklch(0.6 0.1 ${token(name)})` }} />,
  layer: (name) => <div className={styles.layer}>{valueOf(name)}</div>,
  lightness: (name) => (
    <div style={{ ...swatch, background: `oklch(${token(name)} 0.05 ${token('accent-hue')})` }} />
  ),
  line: (name) => <div style={{ lineHeight: token(name), inlineSize: 88 }}>{words}</div>,
  radius: (name) => (
    <div style={{ ...swatch, borderColor: token('control'), borderRadius: token(name) }} />
  ),
  ring: (name) => <div style={{ ...swatch, outline: token(name), outlineOffset: 2 }} />,
  shadow: (name) => (
    <div style={{ ...swatch, background: token('raised'), boxShadow: token(name) }} />
  ),
  size: (name) => <div style={{ fontSize: token(name), lineHeight: 1.2 }}>{words}</div>,
  time: (name) => (
    <div className={styles.bar} style={{ inlineSize: Number.parseInt(valueOf(name), 10) / 2 }} />
  ),
  weight: (name) => <div style={{ ...large, fontWeight: token(name) }}>{words}</div>,
  width: (name) => <div className={styles.bar} style={{ inlineSize: token(name) }} />,
}

/** The four numbers of `cubic-bezier`. */
const Curve = ({ points: [x1 = 0, y1 = 0, x2 = 1, y2 = 1] }: { points: number[] }) => (
  <svg width="48" height="48" viewBox="0 0 1 1" aria-hidden="true">
    <path
      d={`M0 1C${x1} ${1 - y1} ${x2} ${1 - y2} 1 0`}
      fill="none"
      stroke={token('accent')}
      strokeWidth="0.04"
    />
  </svg>
)

/** A picture of a token, and its name. */
export const TokenSample = ({ name, kind }: { name: TokenName; kind: TokenKind }) => (
  <figure className={styles.sample} data-token={name}>
    {drawings[kind](name)}
    <figcaption className={styles.name}>{name}</figcaption>
  </figure>
)
