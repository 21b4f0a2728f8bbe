import type { Meta, StoryObj } from '@storybook/react-vite'
import { TokensPage } from './TokensPage.tsx'

const meta: Meta<typeof TokensPage> = {
  title: 'docs/Tokens',
  component: TokensPage,
  parameters: { picture: 'page' },
}
export default meta
type Story = StoryObj<typeof TokensPage>

export const AsChosen: Story = {}
export const HighContrast: Story = { globals: { theme: 'contrast' } }
export const StrangersBrand: Story = { globals: { theme: 'harbour' } }
