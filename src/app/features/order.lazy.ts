export { OrderScreen as Screen } from '#ui/orders/order-screen.tsx'
export { ordersModule as module } from './orders.module.ts'
