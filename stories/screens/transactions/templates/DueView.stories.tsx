import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { DueView } from '../../../../src/screens/transactions/templates/DueView.tsx'
import { templatesText } from '../../../../src/screens/transactions/templates/text.ts'
import { englishText } from '../../../englishText.ts'
import { amountsOf, longName, payroll, rent, today } from './templates.ts'

const text = englishText(templatesText)

const meta: Meta<typeof DueView> = {
  title: 'Screens/Templates/Due view',
  component: DueView,
  parameters: { picture: false, pictureReason: 'Several shows all parts.', layout: 'padded' },
  args: {
    due: [payroll],
    today,
    amountsOf,
    hrefOf: ({ id }) => `#${id}`,
    allHref: '#all',
    onNext: fn(),
  },
}
export default meta
type Story = StoryObj<typeof DueView>

export const Nothing: Story = { args: { due: [] } }
export const SinceAnEarlierDay: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText(text('due.since', { name: 'Payroll', date: 'Dec 1' })),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Use template, Payroll' })).toHaveAttribute(
      'href',
      '#payroll',
    )
    canvas.getByRole('button', { name: 'Mark as done, Payroll' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onNext).toHaveBeenCalledWith(payroll)
  },
}
/** Two, one of them today, and more than are shown. */
export const Several: Story = {
  parameters: { picture: 'part' },
  args: {
    due: [
      { ...payroll, name: longName },
      rent,
      { ...rent, id: 'b', schedule: { ...rent.schedule, next: '2025-12-31' } },
      { ...rent, id: 'c' },
    ],
  },
}
