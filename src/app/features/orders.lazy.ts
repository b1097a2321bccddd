export { OrdersScreen as Screen } from '#ui/orders/orders-screen.tsx'
export { ordersModule as module } from './orders.module.ts'
