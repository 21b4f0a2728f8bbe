import type { ReactNode } from 'react'
import { accents, createTheme, ThemeRoot, type ThemeRootProps } from '#ui'
import { swatch, token, TokenSample } from './TokenSample.tsx'
import { tokenGroups, tokensIn } from './tokenGroups.ts'
import styles from './TokensPage.module.css'

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.group}>
    <h2 className={styles.title}>{title}</h2>
    <div className={styles.items}>{children}</div>
  </section>
)

const shades = ['accent', 'accent-hover', 'accent-pressed', 'accent-line', 'accent-soft'] as const

const AccentSample = ({ name, ...look }: { name: string } & Omit<ThemeRootProps, 'children'>) => (
  <ThemeRoot {...look}>
    <figure className={styles.sample}>
      <div style={{ ...swatch, display: 'flex', overflow: 'hidden', inlineSize: 'fit-content' }}>
        {shades.map((shade) => (
          <span key={shade} style={{ inlineSize: 24, background: token(shade) }} />
        ))}
        <span style={{ padding: 12, background: token('accent'), color: token('on-accent') }}>
          Text
        </span>
      </div>
      <figcaption className={styles.name}>{name}</figcaption>
    </figure>
  </ThemeRoot>
)

const brands = ['#7b3fe4', '#ffe600', '#00c2a8', '#ff5a1f', '#101828', '#f4f4f5'] as const

/** Every token of the current theme. */
export const TokensPage = () => (
  <main className={styles.page}>
    <h1 className={styles.heading}>Tokens</h1>
    {tokenGroups.map(({ title, kinds }) => (
      <Group key={title} title={title}>
        {kinds.map(([kind, names]) =>
          tokensIn(names).map((name) => <TokenSample key={name} name={name} kind={kind} />),
        )}
      </Group>
    ))}
    <Group title="Accents to choose">
      {accents.map((accent) => (
        <AccentSample key={accent} name={accent} accent={accent} />
      ))}
    </Group>
    <Group title="Brand colors: createTheme">
      {brands.map((accentColor) => (
        <AccentSample key={accentColor} name={accentColor} {...createTheme({ accentColor })} />
      ))}
    </Group>
  </main>
)
