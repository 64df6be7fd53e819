/** Spanish words for the same thing, one group a line. */
export const SPANISH = `
precio coste costo tarifa importe cuesta vale
gratis gratuito gratuita
pagar pago abonar cobrar
plazos cuotas financiar financiación
factura recibo comprobante
comprar compra pedido pedir adquirir encargar
cancelar anular cancelación
devolver devolución cambio
reembolso reembolsar dinero
envío enviar entrega entregar mandar reparto
paquete pedido envío
roto dañado defectuoso estropeado averiado
garantía cobertura
reparar arreglar reparación
descuento oferta promoción cupón rebaja
tienda comercio local
horario abierto abrir abren
cerrado cerrar cierran
cita reserva turno
reservar pedir solicitar
cambiar modificar editar actualizar
eliminar borrar quitar suprimir
crear añadir agregar
entrar acceder acceso sesión login
registrarse registro inscripción inscribirse alta
baja cancelar
contraseña clave
olvidar olvidado perder perdido
cuenta perfil usuario
usuario miembro persona
cliente comprador
empleado compañero trabajador
invitar invitación
permiso rol acceso derecho
móvil celular teléfono
llamar teléfono llamada
ordenador computadora portátil pc
programa aplicación app software
sitio página web
error fallo problema avería
lento velocidad
instalar instalación configurar
actualizar actualización versión
ajustes configuración opciones preferencias
activar habilitar encender
desactivar deshabilitar apagar
buscar encontrar
ver mostrar visualizar
ocultar esconder
compartir publicar
descargar bajar exportar
subir cargar importar
copia respaldo
recuperar restaurar restablecer
límite máximo tope
mínimo menos
cantidad número
estadísticas informe datos
notificación aviso alerta
idioma lengua traducción
seguridad seguro proteger protección
privacidad datos
ayuda soporte asistencia atención
contacto contactar comunicarse
archivo fichero documento
carpeta directorio
foto imagen fotografía
coche auto carro vehículo
aparcar aparcamiento estacionar estacionamiento parking
dirección ubicación
habitación cuarto alojamiento
niños niño menores menor hijos
animales mascotas mascota perro animal
comer comida alimentos alimento
llevar traer
limpiar limpieza
diente muela
sacar extraer extracción
duele dolor doler
urgente urgencia urgencias emergencia
médico doctor
tarjeta crédito débito
efectivo metálico
duración dura tarda tiempo plazo
caducar caducidad vencer vencimiento
confirmar confirmación
diferencia comparar
requisito necesario
`;
