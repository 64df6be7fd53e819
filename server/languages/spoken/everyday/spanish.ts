/**
 * Everyday Spanish words for the same thing, one group a line, as customers of shops, restaurants, hotels, practices,
 * clubs and workshops use them. Written by hand from general knowledge.
 */
export const SPANISH_EVERYDAY = `
niño niña niños bebé
hijo hija niño adolescente
madre mamá padres
padre papá padres
abuela abuelo
esposa mujer pareja novia
marido esposo pareja novio
jubilado pensionista mayores
estudiante alumno
cliente huésped visitante
médico doctor
dentista dental
dueño propietario jefe encargado gerente
equipo personal empleados
camarero servicio
monitor profesor entrenador
peluquero peluquería
perro perros cachorro mascota
gato mascota
mascota animal perro gato
coche auto carro vehículo
moto scooter
bicicleta bici
autocaravana caravana
cargar cargador eléctrico tesla recarga
silla ruedas discapacitado accesible minusválido
silla rampa escalón ascensor
carrito cochecito
ascensor elevador
escaleras escalones peldaños
aparcar aparcamiento estacionar parking estacionamiento
estación tren renfe
metro parada
autobús bus parada
taxi traslado
llegar llegada dirección
entrada registro checkin llegada
salida checkout
desayuno desayunar
almuerzo comida comer mediodía
cena cenar
carta menú
bebida beber vino cerveza
vegano vegana
vegetariano carne
gluten celíaco celiaco
lactosa leche
alergia alérgico alérgenos
frutos secos nueces cacahuete
fumar fumador
wifi internet
televisión tele tv
aire acondicionado
ducha baño
aseo servicio lavabo wc
toalla toallas
sábanas ropa
sauna spa
piscina nadar
gimnasio fitness
habitación doble
efectivo metálico billetes monedas cash
tarjeta visa mastercard amex
plazos cuotas financiación
depósito anticipo señal fianza
regalo vale tarjeta
descuento rebaja oferta promoción
barato económico
gratis gratuito incluido
suscripción membresía socio abono
prueba probar
clase curso
cancelar anular cancelación
aplazar cambiar mover
tarde retraso
cambio devolver devolución
ticket recibo factura
recoger recogida
montaje montar
talla tamaño medidas
reparar arreglar reparación
pinchazo rueda neumático
alquilar alquiler
roto dañado
mancha limpiar
dolor duele
urgencia urgente
seguro mutua
miedo nervioso
embarazada embarazo
espera esperar
domicilio casa
vacaciones verano
cumpleaños fiesta
evento grupo
llave código
equipaje maleta
perdido olvidado
ruido silencio
empleo trabajo puesto
`;
