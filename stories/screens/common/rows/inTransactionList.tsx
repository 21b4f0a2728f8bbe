import type { Decorator } from '@storybook/react-vite'
import { List } from '#ui'

/** Rows are items of a list, and their layout follows its width. */
export const inTransactionList: Decorator = (Story) => (
  <List label="Transactions">
    <Story />
  </List>
)
