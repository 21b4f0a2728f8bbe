export { SwitcherList } from './SwitcherList.tsx'
