import {
  accountChoices,
  buttonChoices,
  type Choice,
  configChoices,
  pickerChoices,
  providerChoices,
} from './choices.ts'

/** Labels of the choices, by prop. A prop without one is left out. */
export interface PlaygroundArgs {
  config: keyof typeof configChoices
  provider: Chosen<typeof providerChoices>
  picker: Chosen<typeof pickerChoices>
  account: Chosen<typeof accountChoices>
  button: Chosen<typeof buttonChoices>
}

export type Chosen<Table> = { readonly [name in keyof Table]?: string | undefined }

/** What was chosen in a table, by prop. */
export function chosenIn<Table extends object>(
  table: Table,
  labels: Chosen<Table>,
): [name: string, choice: Choice][] {
  return Object.entries<Readonly<Record<string, Choice>>>(
    table as Record<string, Readonly<Record<string, Choice>>>,
  ).flatMap(([name, choices]) => {
    const label = (labels as Readonly<Record<string, string | undefined>>)[name]
    const choice = label === undefined ? undefined : choices[label]
    return choice ? [[name, choice] satisfies [string, Choice]] : []
  })
}

/** The app that the controls describe: a whole file that compiles. */
export function playgroundCode({ config, provider, picker, account, button }: PlaygroundArgs) {
  const setup = configChoices[config]
  const inProvider = chosenIn(providerChoices, provider)
  const inPicker = chosenIn(pickerChoices, picker)
  const inAccount = chosenIn(accountChoices, account)
  const inButton = chosenIn(buttonChoices, button)
  const all = [...inProvider, ...inPicker, ...inAccount, ...inButton].map(([, choice]) => choice)
  const props = [
    'config={config}',
    ...inProvider.map(asProp),
    ...(inPicker.length > 0 ? ['picker={picker}'] : []),
    ...(inAccount.length > 0 ? ['account={account}'] : []),
  ]
  const constants =
    asConstant('picker: PickerSettings', inPicker) +
    asConstant('account: AccountSettings', inAccount)
  const needsMainnet = account.ens !== undefined && { 'viem/chains': ['mainnet'] }
  return `import 'coffer/wallet.css'
${importsOf([
  {
    '@tanstack/react-query': ['QueryClient', 'QueryClientProvider'],
    'coffer/ui': ['ThemeRoot'],
    'coffer/wallet': ['ConnectButton', 'createWalletConfig', 'WalletProvider'],
    ...needsMainnet,
  },
  inPicker.length > 0 ? { 'coffer/wallet': ['type PickerSettings'] } : {},
  inAccount.length > 0 ? { 'coffer/wallet': ['type AccountSettings'] } : {},
  ...[setup, ...all].map(({ imports = {} }) => imports),
])}

const config = ${setup.code}
const queries = new QueryClient()
${constants}
export default function App() {
  return (
    <QueryClientProvider client={queries}>
      <ThemeRoot surface="host">
        <WalletProvider${inLines(props, '          ', '        ')}>
          <ConnectButton${inLines(inButton.map(asProp), '            ', '          ')} />
        </WalletProvider>
      </ThemeRoot>
    </QueryClientProvider>
  )
}
`
}

function importsOf(all: readonly Readonly<Record<string, readonly string[]>>[]): string {
  const names = new Map<string, Set<string>>()
  for (const [from, wanted] of all.flatMap(Object.entries<readonly string[]>))
    names.set(from, new Set([...(names.get(from) ?? []), ...wanted]))
  return [...names]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([from, wanted]) => `import { ${[...wanted].toSorted().join(', ')} } from '${from}'`)
    .join('\n')
}

const asProp = ([name, { code }]: [string, Choice]) =>
  code === 'true' ? name : `${name}={${code}}`

/** Outside of the component, so that it stays the same object. */
function asConstant(declared: string, chosen: [string, Choice][]): string {
  if (chosen.length === 0) return ''
  const lines = chosen.map(([key, { code }]) => `  ${key}: ${code},\n`)
  return `const ${declared} = {\n${lines.join('')}}\n`
}

/** Props on one line if there are few, otherwise each on its own. */
const inLines = (props: readonly string[], indent: string, end: string) =>
  props.length < 2
    ? props.map((prop) => ` ${prop}`).join('')
    : `\n${props.map((prop) => `${indent}${prop}\n`).join('')}${end}`
