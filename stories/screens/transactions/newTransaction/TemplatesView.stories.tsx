import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { TemplatesView } from '../../../../src/screens/transactions/newTransaction/templates/TemplatesView.tsx'
import { templatesText } from '../../../../src/screens/transactions/templates/text.ts'
import { englishText } from '../../../englishText.ts'
import { amountsOf, longName, many, payroll, rent, today } from '../templates/templates.ts'

const text = englishText(templatesText)

const meta: Meta<typeof TemplatesView> = {
  title: 'Screens/New transaction/Templates view',
  component: TemplatesView,
  parameters: { picture: false, pictureReason: 'Damaged shows all parts.', layout: 'fullscreen' },
  args: {
    network: 'Ethereum',
    templates: [payroll, rent],
    today,
    amountsOf,
    elsewhere: 0,
    leftOut: [],
    backup: 'coffer.templates.damaged',
    onUse: fn(),
    onEdit: fn(),
    onDelete: fn(),
    onLeftOutSeen: fn(),
    onClose: () => {},
  },
}
export default meta
type Story = StoryObj<typeof TemplatesView>

/** With the keyboard alone. */
export const Saved: Story = {
  play: async ({ args, userEvent }) => {
    screen.getByRole('button', { name: 'Payroll' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onUse).toHaveBeenCalledWith(payroll)
    screen.getByRole('button', { name: text('menu', { name: 'Rent' }) }).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('menuitem', { name: text('menu.delete') }))
    await expect(args.onDelete).toHaveBeenCalledWith(rent)
  },
}
export const Empty: Story = {
  parameters: { picture: 'page' },
  args: { templates: [], elsewhere: 2 },
}
/** Two can't be read, and nothing can be saved. */
export const Damaged: Story = {
  parameters: { picture: 'page' },
  args: {
    templates: [payroll, { ...rent, name: longName, schedule: undefined }],
    elsewhere: 1,
    leftOut: ['Bonuses', '?'],
    isUnsaved: true,
  },
}
export const Many: Story = { args: { templates: many } }
