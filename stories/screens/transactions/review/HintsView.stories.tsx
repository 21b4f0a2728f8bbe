import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Hint } from '#domain'
import { people } from '../../../../mocks/people.ts'
import { HintsView } from '../../../../src/screens/transactions/review/hints/HintsView.tsx'
import { hintsText } from '../../../../src/screens/transactions/review/hints/text.ts'
import { englishText } from '../../../englishText.ts'
import { mainnet } from './transactions.ts'

const text = englishText(hintsText)
const { dave, erin } = people
const hint = (parts: Partial<Hint> = {}): Hint => ({
  address: dave.address,
  severity: 'info',
  kind: 'RECURRING_RECIPIENT',
  title: '',
  text: '',
  ...parts,
})

const meta: Meta<typeof HintsView> = {
  title: 'Screens/Transaction/Hints view',
  component: HintsView,
  args: { hints: [hint()], chain: mainnet },
  parameters: { boxWidth: 560 },
}
export default meta
type Story = StoryObj<typeof HintsView>

export const OneRecipient: Story = {
  parameters: { picture: false, pictureReason: 'WorstFirst shows all parts.' },
}
/** A type without a text here is shown with the gateway's. */
export const WorstFirst: Story = {
  args: {
    hints: [
      hint({ severity: 'danger', kind: 'DEADLOCK_DETECTED', address: erin.address }),
      hint({ severity: 'warning', kind: 'UNEXPECTED_DELEGATECALL', address: erin.address }),
      hint({ kind: 'other', title: 'Low activity', text: 'This address has few transactions.' }),
      hint(),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(text('heading'))
    await expect(canvas.getByText(text('note'))).toBeVisible()
    const [first] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent(text('kind.DEADLOCK_DETECTED'))
  },
}
export const None: Story = {
  args: { hints: [] },
  parameters: { picture: false, pictureReason: 'There is nothing.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(text('heading'))).toBeNull()
  },
}
export const RightToLeft: Story = {
  args: WorstFirst.args ?? {},
  globals: { locale: 'pseudo-rtl' },
}
