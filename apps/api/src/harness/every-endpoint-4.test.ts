import { testEndpoints } from './test-endpoints.ts';

testEndpoints({ part: 4, of: 4 });
