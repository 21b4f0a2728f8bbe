import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OpenAppScreen } from '../../src/screens/apps/open/OpenAppScreen.tsx'
import { appsText } from '../../src/screens/apps/common/text.ts'
import { englishText } from '../englishText.ts'
import { treasury } from '../screens/transactions/review/transactions.ts'

const text = englishText(appsText)
const origin = 'https://payro11.demo.test'

const meta: Meta<typeof OpenAppScreen> = {
  title: 'Incidents/Apps',
  component: OpenAppScreen,
  args: { at: treasury, url: `${origin}/` },
  parameters: {
    picture: false,
    pictureReason: 'FirstVisitView shows it.',
    layout: 'padded',
    world: 'everyday',
    wallet: { person: 'alice' },
  },
}
export default meta

/**
 * A link to a copy of Payroll. It has the name of its host, and isn't contacted: a request to it
 * would fail the story.
 */
export const FakeApp: StoryObj<typeof OpenAppScreen> = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(text('notice.unknown'))).toBeVisible()
    await expect(canvas.getByText(text('notice.unknownText', { origin }))).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('payro11.demo.test')
    await expect(canvasElement.querySelector('iframe')).toBeNull()
  },
}
