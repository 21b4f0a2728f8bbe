import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { useFormat, useText } from '#ui'
import { storyTime } from '../../../../.storybook/frozenTime.ts'
import { people } from '../../../../mocks/people.ts'
import { Chips } from '../../../../src/screens/transactions/find/Chips.tsx'
import { FindBar } from '../../../../src/screens/transactions/find/FindBar.tsx'
import {
  FindProgress,
  type Search,
} from '../../../../src/screens/transactions/find/FindProgress.tsx'
import { NothingFound } from '../../../../src/screens/transactions/find/NothingFound.tsx'
import { suggest, type SuggestSources } from '../../../../src/screens/transactions/find/suggest.ts'
import { sameTerm, type Terms, withTerm } from '../../../../src/screens/transactions/find/terms.ts'
import { termWords } from '../../../../src/screens/transactions/find/termWords.ts'
import { findText } from '../../../../src/screens/transactions/find/text.ts'
import { englishText } from '../../../englishText.ts'

const text = englishText(findText)
const sources: SuggestSources = {
  payees: [
    { address: people.dave.address, name: 'Dave' },
    { address: people.carol.address, name: 'Carol’s catering and conference services' },
  ],
  tokens: [{ address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', name: 'USDC' }],
  apps: ['Transaction builder'],
  labels: [
    { kind: 'category', text: 'Rent' },
    { kind: 'project', text: 'Berlin office' },
  ],
  signers: [],
  kinds: [{ kind: 'send', words: text('kind.send') }],
}
const searching: Search = {
  status: 'searching',
  found: 3,
  searched: 240,
  since: storyTime - 90 * 24 * 60 * 60 * 1000,
  onStop: fn(),
  onContinue: fn(),
  onRetry: fn(),
}
const dave: Terms = [{ field: 'payee', text: people.dave.address }]

/** The terms change as in the app; the rows don't. */
function Searched({ terms: first, search }: { terms: Terms; search: Search }) {
  const [terms, setTerms] = useState(first)
  const words = useText(findText)
  const format = useFormat()
  const context = {
    text: words,
    format,
    locale: 'en',
    timeZone: 'UTC',
    nameOf: (address: string) => sources.payees.find((one) => one.address === address)?.name,
    tokens: sources.tokens,
  }
  return (
    <FindBar
      find={{
        terms,
        onAdd: (more) => setTerms(more.reduce(withTerm, terms)),
        onRemove: (term) => setTerms(terms.filter((one) => !sameTerm(one, term))),
        onClear: () => setTerms([]),
        suggest: (typed) => suggest(typed, sources, terms),
        words: (term) => termWords(term, context),
        matches: () => true,
        search: terms.length > 0 ? search : undefined,
      }}
    />
  )
}

const meta: Meta<typeof Searched> = {
  title: 'Screens/History/Find bar',
  component: Searched,
  parameters: { boxWidth: 720 },
  args: { terms: dave, search: searching },
}
export default meta
type Story = StoryObj<typeof Searched>

export const Empty: Story = { args: { terms: [] } }
export const Searching: Story = {}
export const Paused: Story = { args: { search: { ...searching, status: 'paused', found: 25 } } }
export const Failed: Story = { args: { search: { ...searching, status: 'failed' } } }
export const Done: Story = {
  args: { search: { ...searching, status: 'done', searched: 1_240, found: 1 } },
}
export const FirstPageLoading: Story = {
  args: { search: { ...searching, searched: 0, found: 0, since: undefined } },
}
export const ManyTerms: Story = {
  parameters: { boxWidth: 343 },
  args: {
    terms: [
      { field: 'payee', text: people.carol.address },
      { field: 'label', text: 'Berlin office' },
      { field: 'amount', min: '1000', max: '2500.5' },
      { field: 'date', from: '2026-03-01', until: '2026-03-31' },
      { field: 'kind', kind: 'vault' },
      { field: 'text', text: 'invoice' },
    ],
  },
}
/** Typing, the arrow keys, Enter; the term is a chip, and the field is empty for the next one. */
export const Suggestions: Story = {
  args: { terms: [] },
  parameters: { keepFocus: true },
  // The picture is as high as the suggestions need.
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 380 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: text('search') })
    await userEvent.type(input, 'e{ArrowDown}')
    await expect(canvas.getAllByRole('option').length).toBeGreaterThan(3)
  },
}
export const ByKeyboard: Story = {
  args: { terms: [] },
  parameters: { picture: false, pictureReason: 'Suggestions and Searching show it.' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: text('search') })
    await userEvent.type(input, '1.500,5{ArrowDown}{ArrowDown}')
    await userEvent.keyboard('{ArrowUp}{Enter}')
    const words = text('chip', { field: text('field.amount'), value: '≥ 1,500.5' })
    const chip = canvas.getByRole('button', { name: text('remove', { term: words }) })
    await expect(input).toHaveValue('')
    await userEvent.click(chip)
    await expect(input).toHaveFocus()
    await expect(canvas.queryByRole('list', { name: text('search') })).toBeNull()
  },
}
export const AmbiguousAmount: Story = {
  args: { terms: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: text('search') }), '1,500')
    await expect(canvas.getByText(text('ambiguous', { typed: '1,500' }))).toBeVisible()
  },
}
export const NoMatch: StoryObj<typeof NothingFound> = {
  render: () => <NothingFound onClear={() => {}} />,
}
export const Progress: StoryObj<typeof FindProgress> = {
  parameters: { picture: false, pictureReason: 'The other stories show it.' },
  render: () => <FindProgress search={searching} />,
}
export const Conditions: StoryObj<typeof Chips> = {
  parameters: { picture: false, pictureReason: 'The other stories show it.' },
  render: () => (
    <Chips
      label="Terms"
      removeLabel={(words) => `Remove ${words}`}
      chips={[{ name: 'one', words: 'label Rent', remove: () => {} }]}
    />
  ),
}
