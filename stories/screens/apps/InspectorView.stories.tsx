import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { InspectorView } from '../../../src/screens/apps/open/InspectorView.tsx'
import { maxRows } from '../../../src/screens/apps/open/messageRows.ts'
import { rows } from './messageRows.ts'
import { createMessageStore } from '../../../src/screens/apps/open/createMessageStore.ts'
import { Inspector } from '../../../src/screens/apps/open/Inspector.tsx'

const meta: Meta<typeof InspectorView> = {
  title: 'Screens/Apps/Inspector view',
  component: InspectorView,
  args: { rows, onClear: fn() },
}
export default meta
type Story = StoryObj<typeof InspectorView>

export const Messages: Story = {
  parameters: { picture: 'part', cell: { screen: 'inspector', state: 'ready' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('responded after 1 ms')).toBeVisible()
    await expect(canvas.getByText('Request failed (-32603) after 50 ms')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}
export const None: Story = {
  args: { rows: [] },
  parameters: {
    picture: false,
    pictureReason: 'One line of text.',
    cell: { screen: 'inspector', state: 'empty' },
  },
}
/** An app's method names and IDs can't change the text direction or hide anything. */
export const Hostile: Story = {
  args: {
    rows: [
      {
        key: 1,
        direction: 'in',
        at: 1_763_640_000_000,
        name: `getSafe\u202Eofni${'W'.repeat(60)}`,
        id: `${'unbreakable'.repeat(11)}\u200B`,
        origin: 'https://payroll.demo.test',
        check: 'declined',
        answer: { ms: 12_345, error: { text: `"${'W'.repeat(64)}" not implemented`, code: 4200 } },
      },
    ],
  },
  parameters: {
    picture: false,
    pictureReason: 'Messages shows the same parts.',
    cell: { screen: 'inspector', state: 'veryLong' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/U\+202E/)).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    )
  },
}
export const RightToLeft: Story = {
  globals: { locale: 'pseudo-rtl' },
  parameters: {
    picture: false,
    pictureReason: 'Messages shows the same parts.',
    cell: { screen: 'inspector', state: 'rightToLeft' },
  },
}
/** The maximum number of messages. */
export const Hundreds: Story = {
  args: {
    rows: Array.from({ length: maxRows }, (_, at) => ({ ...rows[at % rows.length]!, key: at })),
  },
  parameters: {
    picture: false,
    pictureReason: 'Messages shows the same parts.',
    cell: { screen: 'inspector', state: 'huge' },
  },
}

/** The messages of an app as they arrive. */
export const Live: Story = {
  parameters: { picture: false, pictureReason: 'Messages shows the same rows.' },
  render: () => <Inspector messages={createMessageStore()} />,
}
