import {
  accountChoices,
  buttonChoices,
  configChoices,
  pickerChoices,
  providerChoices,
} from './choices.ts'
import type { PlaygroundArgs } from './playgroundCode.ts'

const tables = {
  provider: { title: 'WalletProvider', choices: providerChoices },
  picker: { title: 'WalletProvider: picker', choices: pickerChoices },
  account: { title: 'WalletProvider: account', choices: accountChoices },
  button: { title: 'ConnectButton', choices: buttonChoices },
} as const

/** The label of the prop's choice, by the name of its control. */
export type PlaygroundLabels = Readonly<Record<string, string | undefined>>

const select = (name: string, category: string, options: readonly string[]) => ({
  name,
  control: { type: 'select' as const },
  options,
  table: { category },
})

/** A control for every prop. */
export const playgroundControls = {
  config: select('config', tables.provider.title, Object.keys(configChoices)),
  ...Object.fromEntries(
    Object.entries(tables).flatMap(([table, { title, choices }]) =>
      Object.entries(choices).map(([name, own]) => [
        `${table}-${name}`,
        select(name, title, Object.keys(own)),
      ]),
    ),
  ),
}

/** The labels of each table, from those of the controls. */
export function argsOf(labels: PlaygroundLabels): PlaygroundArgs {
  const of = (table: keyof typeof tables) =>
    Object.fromEntries(
      Object.keys(tables[table].choices).map((name) => [name, labels[`${table}-${name}`]]),
    )
  return {
    config: labels.config === 'Ethereum only' ? labels.config : 'Ethereum and Holesky',
    provider: of('provider'),
    picker: of('picker'),
    account: of('account'),
    button: of('button'),
  }
}
