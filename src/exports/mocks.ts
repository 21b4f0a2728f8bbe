export * from '#mocks/wallet'
