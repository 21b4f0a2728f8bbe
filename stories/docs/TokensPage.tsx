import type { CSSProperties, ReactNode } from 'react'
import { accents, ThemeRoot } from '#ui'
import source from '../../src/ui/theme/tokens.css?raw'
import styles from './TokensPage.module.css'

/** Token names from the stylesheet, so that this page is always complete. */
const names = [...new Set([...source.matchAll(/--coffer-([\w-]+):/g)].map(([, name = '']) => name))]
const matching = (pattern: RegExp) => names.filter((name) => pattern.test(name))
const token = (name: string) => `var(--coffer-${name})`

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.group}>
    <h2 className={styles.title}>{title}</h2>
    <div className={styles.items}>{children}</div>
  </section>
)

const Sample = ({
  name,
  style,
  children,
}: {
  name: string
  style: CSSProperties
  children?: ReactNode
}) => (
  <figure className={styles.sample}>
    <div style={style}>{children}</div>
    <figcaption className={styles.name}>{name}</figcaption>
  </figure>
)

const Swatches = ({ pattern }: { pattern: RegExp }) =>
  matching(pattern).map((name) => (
    <Sample
      key={name}
      name={name}
      style={{
        blockSize: 48,
        inlineSize: 88,
        borderRadius: token('radius-s'),
        border: `1px solid ${token('hairline')}`,
        background: token(name),
      }}
    />
  ))

/** Every token of the current theme. */
export const TokensPage = () => (
  <main className={styles.page}>
    <h1 className={styles.heading}>Tokens</h1>
    <Group title="Neutral ramp">
      <Swatches pattern={/^n\d+$/} />
    </Group>
    <Group title="Surfaces, lines and words">
      <Swatches
        pattern={
          /^(page|panel|raised|sunken|button|hover|active|hairline|control|icon|quiet|text|focus|overlay)$/
        }
      />
    </Group>
    {['accent', 'amber', 'green', 'red'].map((hue) => (
      <Group key={hue} title={`${hue[0]?.toUpperCase()}${hue.slice(1)}`}>
        <Swatches pattern={new RegExp(`^(on-)?${hue}(-(soft|line|hover|text))?$`)} />
      </Group>
    ))}
    <Group title="Accents to choose">
      {accents.map((accent) => (
        <ThemeRoot key={accent} accent={accent}>
          <Sample
            name={accent}
            style={{
              display: 'flex',
              overflow: 'hidden',
              borderRadius: token('radius-s'),
              border: `1px solid ${token('hairline')}`,
            }}
          >
            {['accent', 'accent-hover', 'accent-line', 'accent-soft'].map((name) => (
              <span key={name} style={{ inlineSize: 24, blockSize: 48, background: token(name) }} />
            ))}
          </Sample>
        </ThemeRoot>
      ))}
    </Group>
    <Group title="Type">
      {matching(/^size-\d+$/).map((name) => (
        <Sample key={name} name={name} style={{ fontSize: token(name), lineHeight: 1.2 }}>
          2 of 3 signatures
        </Sample>
      ))}
    </Group>
    <Group title="Weight and families">
      {matching(/^weight-/).map((name) => (
        <Sample
          key={name}
          name={name}
          style={{ fontSize: token('size-17'), fontWeight: token(name) }}
        >
          2 of 3 signatures
        </Sample>
      ))}
      {matching(/^(font|mono)$/).map((name) => (
        <Sample
          key={name}
          name={name}
          style={{ fontSize: token('size-17'), fontFamily: token(name) }}
        >
          0x5aAe…eAed
        </Sample>
      ))}
    </Group>
    <Group title="Space">
      {matching(/^space-\d+$/).map((name) => (
        <Sample
          key={name}
          name={name}
          style={{ inlineSize: token(name), blockSize: 24, background: token('accent') }}
        />
      ))}
    </Group>
    <Group title="Radius">
      {matching(/^radius-/).map((name) => (
        <Sample
          key={name}
          name={name}
          style={{
            inlineSize: 88,
            blockSize: 48,
            border: `1px solid ${token('control')}`,
            background: token('panel'),
            borderRadius: token(name),
          }}
        />
      ))}
    </Group>
    <Group title="Shadow">
      {matching(/^shadow-/).map((name) => (
        <Sample
          key={name}
          name={name}
          style={{
            inlineSize: 128,
            blockSize: 64,
            borderRadius: token('radius-m'),
            background: token('raised'),
            boxShadow: token(name),
          }}
        />
      ))}
    </Group>
  </main>
)
