export * from './AssetsScreen.tsx'
export * from './AssetsView.tsx'
