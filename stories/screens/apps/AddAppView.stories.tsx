import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { payroll } from './appEntries.ts'
import { AddAppView } from '../../../src/screens/apps/add/AddAppView.tsx'

const found = {
  url: 'https://books.demo.test/',
  name: 'Our books',
  description: 'What the members have agreed on',
}

const meta: Meta<typeof AddAppView> = {
  title: 'Screens/Apps/Add app view',
  component: AddAppView,
  parameters: { picture: false, pictureReason: 'Found shows the same parts.' },
  args: {
    open: true,
    url: 'https://books.demo.test',
    onUrl: fn(),
    problem: undefined,
    isChecking: false,
    found: undefined,
    isAgreed: false,
    onAgree: fn(),
    onCheck: fn(),
    onAdd: fn(),
    onClose: fn(),
  },
}
export default meta
type Story = StoryObj<typeof AddAppView>

export const Typed: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Check' }))
    await expect(args.onCheck).toHaveBeenCalledOnce()
  },
}
export const Checking: Story = {
  args: { isChecking: true },
  parameters: { cell: { screen: 'addApp', state: 'loading' } },
}
export const Declined: Story = {
  args: {
    problem: "manifest.json has no valid “name”, so this doesn't seem to be a Safe app.",
  },
  parameters: { cell: { screen: 'addApp', state: 'failed' } },
}
/** Added only if the user confirms that they know it. */
export const Found: Story = {
  args: { found },
  parameters: { picture: 'page', cell: { screen: 'addApp', state: 'ready' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add app' }))
    await expect(args.onAdd).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('checkbox'))
    await expect(args.onAgree).toHaveBeenCalledWith(true)
  },
}
/** Its name reads like that of a listed app on another site. */
export const LookAlike: Story = {
  args: { found: { ...found, url: 'https://payroll.example.test/pay' }, lookAlike: payroll },
  parameters: { picture: false, pictureReason: 'Found shows the same parts.' },
  play: async () => {
    await expect(await screen.findByText("This looks like Payroll, but isn't")).toBeVisible()
    await expect(screen.getByText('https://payroll.example.test/pay')).toBeVisible()
  },
}
export const Agreed: Story = {
  args: { found, isAgreed: true },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add app' }))
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
}
/** An app's self-description can have any length. */
export const VeryLong: Story = {
  args: {
    url: `https://${'sub.'.repeat(50)}demo.test`,
    found: {
      url: `https://${'sub.'.repeat(50)}demo.test/`,
      name: 'W'.repeat(80),
      description: 'Unbreakable'.repeat(80),
    },
  },
  parameters: { cell: { screen: 'addApp', state: 'veryLong' } },
}
export const RightToLeft: Story = {
  args: { found },
  globals: { locale: 'pseudo-rtl' },
  parameters: { cell: { screen: 'addApp', state: 'rightToLeft' } },
}
