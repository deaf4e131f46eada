import type { Handlers } from '../../contract/handlers';
import type { SystemService } from './system.service';

export function createSystemHandlers(services: {
  system: SystemService;
}): Pick<Handlers, 'getHealth' | 'getReadiness'> {
  return {
    getHealth: () => Promise.resolve({ status: 200, body: healthOf(services.system) }),
    getReadiness: async () => {
      await services.system.checkDatabase();
      return { status: 200, body: healthOf(services.system) };
    },
  };
}

const healthOf = (system: SystemService) => ({ status: 'ok' as const, writable: system.isWritable() });
