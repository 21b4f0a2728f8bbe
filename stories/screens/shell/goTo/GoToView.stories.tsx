import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { sections } from '../../../../src/screens/sections.ts'
import { destinationsOf } from '../../../../src/screens/shell/goTo/destinations.ts'
import { GoToView } from '../../../../src/screens/shell/goTo/GoToView.tsx'
import { navItems } from '../../../../src/screens/shell/navItems.ts'
import { mainnet, treasury } from '../../review/transactions.ts'

const names: Record<string, string> = { home: 'Home', assets: 'Assets', queue: 'Queue', history: 'History', mySafes: 'My Safes' }
const manySafes = Array.from({ length: 60 }, (_, index) => ({ ...treasury, address: `0x${(index + 1).toString(16).padStart(40, '5')}` as const }))
const destinations = (safes = [treasury]) =>
  destinationsOf({ items: navItems(sections, [mainnet], treasury), labelOf: ({ name }) => names[name] ?? name, safes, chains: [mainnet] })

const meta: Meta<typeof GoToView> = {
  title: 'Screens/Shell/Go to view',
  component: GoToView,
  args: { destinations: destinations(), onGo: () => {} },
}
export default meta
type Story = StoryObj<typeof GoToView>

export const Everything: Story = {}
export const ManySafes: Story = { args: { destinations: destinations(manySafes) } }
export const Found: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'que')
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
}
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'payroll')
    await expect(canvas.queryAllByRole('link')).toHaveLength(0)
  },
}
/** The arrow keys move from the field into the list. */
export const ByKeyboard: Story = {
  parameters: { keepFocus: true },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('link', { name: 'Assets' })).toHaveFocus()
  },
}
export const RightToLeft: Story = { globals: { locale: 'pseudo-rtl' } }
