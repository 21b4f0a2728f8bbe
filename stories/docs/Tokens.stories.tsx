import type { Meta, StoryObj } from '@storybook/react-vite'
import { TokensPage } from './TokensPage.tsx'

const meta: Meta<typeof TokensPage> = {
  title: 'Foundations/Tokens',
  component: TokensPage,
  parameters: { picture: 'page' },
}
export default meta
type Story = StoryObj<typeof TokensPage>

export const AsChosen: Story = {}
export const HighContrast: Story = { globals: { theme: 'contrast' } }
export const CustomBrand: Story = { globals: { theme: 'harbor' } }
const alike = {
  picture: false,
  pictureReason:
    'The page is in other stories; the colors are measured by axe, ' +
    'and shown in Foundations/Themes.',
} as const
export const Midnight: Story = { globals: { theme: 'midnight' }, parameters: alike }
export const DarkHighContrast: Story = { globals: { theme: 'contrast-dark' }, parameters: alike }
