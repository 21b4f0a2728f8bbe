import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import {
  checkTemplate,
  formOf,
  type TemplateForm,
} from '../../../../src/screens/transactions/newTransaction/templates/templateForm.ts'
import { TemplateView } from '../../../../src/screens/transactions/newTransaction/templates/TemplateView.tsx'
import { ReminderFields } from '../../../../src/screens/transactions/newTransaction/templates/ReminderFields.tsx'
import { templatesText } from '../../../../src/screens/transactions/templates/text.ts'
import { englishText } from '../../../englishText.ts'
import { mainnet } from '../../common/rows/items.ts'
import { at, payroll, rent, today } from '../templates/templates.ts'
import { drafted, filled, tokens } from './drafts.ts'

const text = englishText(templatesText)
const { read } = drafted(filled)
const payments = filled.calls
  .slice(0, 2)
  .flatMap(({ id }, place) => (read[place] ? [{ id, read: read[place] }] : []))
const shown = (changed: Partial<TemplateForm>) => {
  const form = { ...formOf(undefined, today), ...changed }
  return { form, check: checkTemplate(form, { at, all: [payroll, rent], edited: undefined }) }
}

const meta: Meta<typeof TemplateView> = {
  title: 'Screens/New transaction/Template view',
  component: TemplateView,
  parameters: { picture: false, pictureReason: 'Monthly shows all parts.', layout: 'fullscreen' },
  args: {
    act: 'save',
    chain: mainnet,
    payments,
    tokens,
    ...shown({}),
    onForm: fn(),
    onSave: fn(),
    onClose: () => {},
  },
}
export default meta
type Story = StoryObj<typeof TemplateView>

/** A name is missing. */
export const New: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: text('save') }))
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(screen.getByRole('textbox', { name: text('name') })).toHaveFocus()
    await userEvent.click(screen.getAllByRole('checkbox')[1]!)
    await expect(args.onForm).toHaveBeenCalledWith(expect.objectContaining({ blanks: [2] }))
  },
}
export const Monthly: Story = {
  parameters: { picture: 'page' },
  args: shown({ name: 'Payroll for May', blanks: [2], every: 'month', day: 31 }),
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: text('save') }))
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}
/** The name is taken, and the date is incomplete. */
export const Wrong: Story = {
  parameters: { picture: 'page' },
  args: shown({ name: 'payroll', every: 'week', start: '' }),
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: text('save') }))
    await screen.findByText(text('name.taken'))
    await screen.findByText(text('start.invalid'))
  },
}
export const Edited: Story = {
  args: { act: 'edit', payments: [], ...shown({ name: 'Rent 2', every: 'twoWeeks' }) },
}
export const Reminder: StoryObj<typeof ReminderFields> = {
  tags: ['part'],
  render: (args) => <ReminderFields {...args} {...shown({ every: 'month', day: 29 })} />,
}
