import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { erc20Transfer } from '#safe'
import { base, safes } from '../../../../mocks/chain/genesis/places.ts'
import {
  changeTemplates,
  scheduled,
  storedTemplates,
  type Template,
} from '../../../../src/screens/core/templates/index.ts'
import { TemplateDialog } from '../../../../src/screens/transactions/newTransaction/templates/TemplateDialog.tsx'
import { TemplatesDialog } from '../../../../src/screens/transactions/newTransaction/templates/TemplatesDialog.tsx'
import { UseTemplateDialog } from '../../../../src/screens/transactions/newTransaction/templates/UseTemplateDialog.tsx'
import { DueTemplates } from '../../../../src/screens/transactions/templates/DueTemplates.tsx'
import { templatesText } from '../../../../src/screens/transactions/templates/text.ts'
import { newTransactionText } from '../../../../src/screens/transactions/newTransaction/text.ts'
import { englishText } from '../../../englishText.ts'
import { bob } from '../../common/rows/items.ts'
import { payroll, rent } from '../templates/templates.ts'

const text = englishText(templatesText)
const words = englishText(newTransactionText)
const at = { chainId: '1', address: safes.treasury.address }
const due: Template = {
  ...rent,
  safe: at,
  calls: [...rent.calls.slice(0, 1), erc20Transfer(base.tokens.usdc, bob, 1_250_500_000n)],
  schedule: scheduled({ every: 'month', start: '2026-01-31', day: 31 }),
}
// Of the coin, which has the same decimals everywhere.
const calls = [...payroll.calls.slice(1, 2), ...payroll.calls.slice(1)]
const elsewhere: Template = { ...payroll, id: 'base', safe: { ...at, chainId: '424242' } }

const meta: Meta<typeof TemplatesDialog> = {
  title: 'Screens/New transaction/Templates dialog',
  component: TemplatesDialog,
  args: { at, onUse: fn(), onClose: fn() },
  parameters: {
    picture: false,
    pictureReason: 'The views show it.',
    layout: 'fullscreen',
    world: 'everyday',
    wallet: { person: 'alice' },
  },
  beforeEach: () => {
    changeTemplates(() => [{ ...payroll, safe: at, calls }, due, elsewhere])
    return () => changeTemplates(() => [])
  },
}
export default meta
type Story = StoryObj<typeof TemplatesDialog>

/** The tokens' contracts say what each template sends. */
export const Listed: Story = {
  play: async () => {
    await expect(await screen.findByText(/2 actions,.* 2\.5.ETH.*, .*1,250\.5.USDC/)).toBeVisible()
    await expect(screen.getByText(/0\.1.ETH.*, .*2 amounts to enter/)).toBeVisible()
  },
}
/** A deleted template comes back, and a renamed one keeps its reminder. */
export const Changed: Story = {
  play: async ({ userEvent }) => {
    await screen.findByText(text('elsewhere', { count: 1 }))
    const act = async (name: string, item: string) => {
      await userEvent.click(await screen.findByRole('button', { name: text('menu', { name }) }))
      await userEvent.click(await screen.findByRole('menuitem', { name: item }))
    }
    await act('Payroll', text('menu.delete'))
    await userEvent.click(await screen.findByRole('button', { name: text('undo') }))
    await screen.findByRole('button', { name: 'Payroll' })
    await act('Rent', text('edit.title'))
    const name = await screen.findByRole('textbox', { name: text('name') })
    await userEvent.clear(name)
    await userEvent.type(name, 'Office')
    await userEvent.click(screen.getByRole('button', { name: text('save') }))
    await screen.findByRole('button', { name: 'Office' })
    await expect(storedTemplates()[1]?.schedule).toEqual(due.schedule)
  },
}
/** The amounts stay while the dialog is closed. */
export const Used: StoryObj<typeof UseTemplateDialog> = {
  render: (args) => <UseTemplateDialog {...args} at={at} id="payroll" />,
  args: { onDone: fn() },
  play: async ({ args, userEvent }) => {
    const add = await screen.findByRole('button', { name: text('use.add', { count: 3 }) })
    await userEvent.type(
      await screen.findByRole('textbox', {
        name: text('use.amount', { number: 2, symbol: 'ETH' }),
      }),
      '0.5',
    )
    await userEvent.click(add)
    await screen.findByText(words('amount.empty'))
    await expect(args.onDone).not.toHaveBeenCalled()
    await userEvent.type(
      await screen.findByRole('textbox', {
        name: text('use.amount', { number: 1, symbol: 'ETH' }),
      }),
      '1.5',
    )
    await userEvent.click(add)
    await expect(args.onDone).toHaveBeenCalledWith(
      [
        expect.objectContaining({ value: 15n * 10n ** 17n }),
        expect.objectContaining({ value: 5n * 10n ** 17n }),
        expect.objectContaining({ value: 10n ** 17n }),
      ],
      'Salaries',
    )
  },
}
export const OfAnotherNetwork: StoryObj<typeof UseTemplateDialog> = {
  render: (args) => <UseTemplateDialog {...args} at={at} id="base" />,
  args: { onDone: fn() },
  play: async () => {
    await screen.findByText(/^This template is for /)
  },
}
export const Unknown: StoryObj<typeof UseTemplateDialog> = {
  render: (args) => <UseTemplateDialog {...args} at={at} id="none" />,
  args: { onDone: fn() },
  play: async () => {
    await screen.findByText(text('use.gone'))
  },
}
export const Edited: StoryObj<typeof TemplateDialog> = {
  render: (args) => <TemplateDialog {...args} at={at} of={{ template: due }} />,
}
/** Done moves the reminder to the last day of the next month, and Undo moves it back. */
export const Due: StoryObj<typeof DueTemplates> = {
  render: () => <DueTemplates at={at} />,
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(/2\.5.ETH.*, .*1,250\.5.USDC/)).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as done, Rent' }))
    await expect(storedTemplates()[1]?.schedule?.next).toBe('2026-02-28')
    await userEvent.click(await screen.findByRole('button', { name: text('undo') }))
    await expect(storedTemplates()[1]?.schedule?.next).toBe('2026-01-31')
  },
}
