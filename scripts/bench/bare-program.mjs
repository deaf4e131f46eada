import Fastify from 'fastify';

/** The yardstick of the benchmark: one route, one small JSON, nothing else. */
const server = Fastify();
server.get('/', () => ({ name: 'Free Shipping Week', budget: 12000, spent: 9847.2 }));
process.send(await server.listen({ host: '127.0.0.1', port: 0 }));
